// Alerts for the viewer's turn: a sound, a notification while the page is hidden, a push message while it is closed.
// The choices apply to every table in this browser.

import { addAlert, fetchAlerts, removeAlert } from "../api/http";
import { link } from "../api/basePath";
import type { Alerts } from "../api/messages";
import { registerWorker } from "../api/serviceWorker";
import { gameSound } from "./sound.svelte";

const STORAGE_KEY = "gotham.alerts";

interface AlertChoices {
  sound: boolean;
  notify: boolean;
  push: boolean;
}

class Alerter {
  #choices = $state<AlertChoices>(savedChoices());

  get sound(): boolean {
    return this.#choices.sound;
  }

  /** Whether notifications are chosen and permitted. */
  get notify(): boolean {
    return this.#choices.notify && permissionGranted();
  }

  get push(): boolean {
    return this.#choices.push && this.notify;
  }

  /** Save choices. */
  choose(choices: Partial<AlertChoices>): void {
    this.#choices = { ...this.#choices, ...choices };
    localStorage.setItem(STORAGE_KEY, JSON.stringify(this.#choices));
  }

  /** Ask the browser for permission; resolves to whether it was granted. */
  async permit(): Promise<boolean> {
    const answer = await Notification.requestPermission();
    this.choose({ notify: answer === "granted" });
    if (this.notify) await registerWorker();
    return answer === "granted";
  }

  /** Alert about a table: by sound if chosen, by notification if the page is hidden. */
  tell(table: string, title: string, body: string): void {
    if (this.sound) this.play();
    if (this.notify && document.hidden) void showNotification(table, title, body);
  }

  /** Play two notes; whoever chose the alert hears it also where the sounds of the table are off. */
  play(): void {
    gameSound.play("alert", { always: true });
  }
}

export const alerter = new Alerter();

/** Whether the browser supports notifications: over https and on localhost only. */
export const canNotify = "Notification" in window && "serviceWorker" in navigator;

/** Whether the browser supports push messages. */
export const canPush = canNotify && "PushManager" in window;

function permissionGranted(): boolean {
  return canNotify && Notification.permission === "granted";
}

function savedChoices(): AlertChoices {
  const chosen = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Partial<AlertChoices>;
  return { sound: false, notify: false, push: false, ...chosen };
}

// -------------------------------------------------------------------------------------- notifications

async function showNotification(table: string, title: string, body: string): Promise<void> {
  const icon = link("/icon.png");
  await (await registerWorker()).showNotification(title, { body, tag: table, icon, badge: icon, data: { table } });
}

/** Remove the notifications of a table. */
export async function hideNotifications(table: string): Promise<void> {
  if (!alerter.notify) return;
  for (const shown of await (await registerWorker()).getNotifications({ tag: table })) shown.close();
}

// ------------------------------------------------------------------------------------ push messages

/** Subscribe this browser to push messages of a table. */
export async function subscribePush(table: string, key: string): Promise<Alerts> {
  const { pushManager } = await registerWorker();
  const wanted = { userVisibleOnly: true, applicationServerKey: bytes(key) };
  const found = await pushManager.subscribe(wanted).catch(async (error: unknown) => {
    const old = await pushManager.getSubscription(); // subscribed with another key: the server's key has changed
    if (!old) throw error;
    await old.unsubscribe();
    return pushManager.subscribe(wanted);
  });
  const { endpoint, keys } = found.toJSON();
  return addAlert(table, { kind: "push", target: endpoint!, p256dh: keys!["p256dh"]!, auth: keys!["auth"]! });
}

/** Unsubscribe this browser from push messages. */
export async function unsubscribePush(table: string): Promise<Alerts> {
  const found = await (await registerWorker()).pushManager.getSubscription();
  await found?.unsubscribe();
  return found ? removeAlert(table, { kind: "push", target: found.endpoint }) : fetchAlerts(table);
}

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const letters = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
