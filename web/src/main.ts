import { mount } from "svelte";
import App from "./App.svelte";
import { place } from "./lib/route.svelte";
import { look } from "./lib/theme.svelte";
import { speech } from "./lib/words.svelte";
import "./style/base.css";

look.apply();
await Promise.all([speech.speak(speech.language), place.show()]);
mount(App, { target: document.getElementById("app")! });
