import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";

/** What stands between a server and its database, and can be made bad. */
export class Wire {
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private delay = 0;
  private swallows = false;

  private constructor(server: Server) {
    this.server = server;
  }

  /** A wire to this port of this machine. */
  static async to(port: number): Promise<Wire> {
    const server = createServer();
    const wire = new Wire(server);
    server.on("connection", (near) => wire.join(near, connect({ port, host: "127.0.0.1" })));
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    return wire;
  }

  private join(near: Socket, far: Socket): void {
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(from);
      from.setNoDelay(true);
      from.on("data", (bytes) => {
        if (this.swallows) return;
        // Only what is asked is held back: an answer comes as late as its question went.
        if (from === near && this.delay > 0) setTimeout(() => to.write(bytes), this.delay);
        else to.write(bytes);
      });
      from.on("error", () => to.destroy());
      from.on("close", () => {
        this.sockets.delete(from);
        to.destroy();
      });
    }
  }

  /** The same address, over this wire. */
  over(url: string): string {
    const address = new URL(url);
    address.port = String((this.server.address() as AddressInfo).port);
    return address.href;
  }

  /** Connections over it now. */
  get connections(): number {
    return this.sockets.size / 2;
  }

  /** From now on, whatever is asked takes this many milliseconds longer. */
  slowsDown(milliseconds: number): void {
    this.delay = milliseconds;
  }

  /** From now on nothing arrives, and nobody is told. */
  swallowsAll(): void {
    this.swallows = true;
  }

  /** From now on it is a wire again. Who was on it while it swallowed is cut off: what was lost does not come. */
  heals(): void {
    const lost = this.swallows;
    this.delay = 0;
    this.swallows = false;
    if (lost) for (const socket of this.sockets) socket.destroy();
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise<void>((closed) => this.server.close(() => closed()));
  }
}
