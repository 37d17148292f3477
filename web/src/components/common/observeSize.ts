// The size of an element, without a layout in the middle of other work: the browser reports it with its next paint.

import type { Attachment } from "svelte/attachments";

/** Call back with the inner width and height of an element, at first and after each change. */
export function observeSize(report: (width: number, height: number) => void): Attachment<HTMLElement> {
  return (element) => {
    const observer = new ResizeObserver(([entry]) => report(entry!.contentRect.width, entry!.contentRect.height));
    observer.observe(element);
    return () => observer.disconnect();
  };
}
