import { mount } from "svelte";
import App from "./App.svelte";
import { router } from "./router.svelte";
import { themeStore } from "./state/theme.svelte";
import { i18n } from "./state/i18n.svelte";
import "./style/base.css";

themeStore.apply();
await Promise.all([i18n.load(i18n.language), router.show()]);
mount(App, { target: document.getElementById("app")! });
