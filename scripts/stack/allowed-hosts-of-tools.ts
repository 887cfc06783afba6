// Loaded before the development servers of Next and Sanity (`--import`). Next answers requests for every host name, and
// Vite for any IP address (https://vite.dev/config/server-options#server-allowedhosts); neither has a setting that
// allows only this machine, nor a hook that runs before all their own routes.
import { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Duplex } from 'node:stream'
import { isLoopbackHost } from '../../schemas/environment/hosts.ts'
import { LOOPBACK_ONLY, requireAllowedHost } from './allowed-hosts.ts'

const { emit } = Server.prototype

Server.prototype.emit = function (this: Server, event: string, ...told: unknown[]): boolean {
  const [request, answer] = told
  if (request instanceof IncomingMessage) {
    if (answer instanceof ServerResponse && requireAllowedHost(request, answer)) return true
    // An upgrade request gets a socket instead of a response.
    if (answer instanceof Duplex && !isLoopbackHost(request.headers.host)) {
      answer.end(
        `HTTP/1.1 421 Misdirected Request\r\nConnection: close\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${LOOPBACK_ONLY}`,
      )
      return true
    }
  }
  return Reflect.apply(emit, this, [event, ...told])
}
