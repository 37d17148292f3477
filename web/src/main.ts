import { mount } from "svelte";
import App from "./App.svelte";
import { place } from "./route.svelte";
import { look } from "./state/theme.svelte";
import { speech } from "./state/words.svelte";
import "./style/base.css";

look.apply();
await Promise.all([speech.speak(speech.language), place.show()]);
mount(App, { target: document.getElementById("app")! });
