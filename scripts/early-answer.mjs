// An answer that comes before the end of its call's body: a body over the limit, or from another site. Closing a
// connection with unread bytes on it resets it, and the answer is lost on its way to the caller.
import { Socket } from "node:net";

/** How long the rest of a body is heard after its answer. Whoever still sends then, loses the connection. */
export const LINGER_MILLISECONDS = 30_000;

/**
 * Where the connection of this call is to be closed after its answer: ends our half, and hears and forgets what the
 * caller still sends. Without effect where the body has come by then, or the connection is kept.
 */
export function lingerAfterEarlyAnswer(request) {
  const { socket } = request;
  const close = () => Socket.prototype.destroySoon.call(socket);
  // Node's server calls this on a connection that is not kept, once its answer is written.
  socket.destroySoon = () => {
    if (request.complete) {
      close();
      return;
    }
    socket.end();
    const late = setTimeout(() => socket.destroy(), LINGER_MILLISECONDS);
    socket.once("close", () => clearTimeout(late));
    request.once("end", close);
    request.resume();
  };
}
