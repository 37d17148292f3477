/** Somebody who does something, and waits until all of it has arrived. */

export class Arrival {
  /** Does something, and waits for as many messages. */
  arrival(count, cause) {
    return new Promise((resolve, reject) => {
      this.awaited = count;
      this.arrive = () => --this.awaited || resolve();
      this.fail = reject;
      cause();
    });
  }
}
