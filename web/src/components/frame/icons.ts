// The paths of the icons, in a square of 24.

export const PATHS = {
  back: "M15 5l-7 7 7 7",
  chart: "M4 4v16h16M7 15l4-5 3 3 5-7",
  bot: "M5 9h14v10H5zM12 9V5M9 13v2M15 13v2M2 12v4M22 12v4",
  chat: "M4 5h16v11H11l-5 4v-4H4z",
  check: "M5 13l4 4L19 7",
  clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3 2",
  close: "M6 6l12 12M18 6L6 18",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  eye: "M2 12c5-8 15-8 20 0-5 8-15 8-20 0zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  fold: "M9 5l7 7-7 7",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3 11v1.500h6V14a6 6 0 0 0-3-11z",
  list: "M9 6h11M9 12h11M9 18h11M4 6h1M4 12h1M4 18h1",
  lock: "M6 11h12v9H6zM8 11V8a4 4 0 0 1 8 0v3",
  menu: "M4 7h16M4 12h16M4 17h16",
  pen: "M4 20l1-5L16 4l4 4L9 19z",
  people: "M9 4a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7zM2 20c0-8 14-8 14 0M16 4a3.500 3.500 0 0 1 0 7M18 14c3 1 4 3 4 6",
  phone: "M7 2h10v20H7zM11 19h2",
  play: "M7 5l12 7-12 7z",
  rules: "M12 6c-2-2-5-2-9-2v14c4 0 7 0 9 2 2-2 5-2 9-2V4c-4 0-7 0-9 2zM12 6v14",
  share: "M12 15V3M8 7l4-4 4 4M5 12v8h14v-8",
  silent: "M4 9v6h4l5 4V5L8 9zM17 9l5 6M22 9l-5 6",
  sound: "M4 9v6h4l5 4V5L8 9zM17 9a4 4 0 0 1 0 6M19 6a8 8 0 0 1 0 12",
  swap: "M4 8h15l-4-4M20 16H5l4 4",
  undo: "M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3",
} as const;

export type IconName = keyof typeof PATHS;
