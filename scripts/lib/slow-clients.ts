import net from "node:net";

/** So many at once: more would fill the queue of the server's port. */
const STEP = 200;

const open = (port: number, hostname: string): Promise<net.Socket | undefined> =>
  new Promise((resolve) => {
    const socket = net.connect(port, hostname);
    socket.once("connect", () => {
      // A request that does not end.
      socket.write(`GET / HTTP/1.1\r\nHost: ${hostname}\r\nX-Slow: `);
      resolve(socket);
    });
    socket.on("error", () => resolve(undefined));
  });

/** Opens connections that ask for a page and never end their question; fewer where the machine allows fewer. */
export const holdConnections = async (
  baseUrl: string,
  wanted: number,
): Promise<{ held: number; release: () => void }> => {
  const { hostname, port } = new URL(baseUrl);
  const sockets: net.Socket[] = [];
  for (let opened = 0; opened < wanted; opened += STEP) {
    const step = await Promise.all(Array.from({ length: STEP }, () => open(Number(port), hostname)));
    sockets.push(...step.filter((socket) => socket !== undefined));
  }
  return {
    held: sockets.length,
    release: () => {
      for (const socket of sockets) {
        socket.destroy();
      }
    },
  };
};
