// Preloaded into every Node process of the stack under test: logs each connection that would leave this machine.
import { appendFileSync } from 'node:fs'
import net from 'node:net'

const log = process.env.CONNECTIONS_LOG
const connect = net.Socket.prototype.connect
const loopback = /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/

net.Socket.prototype.connect = function (...args) {
  const options = Array.isArray(args[0]) ? args[0][0] : args[0]
  const host = typeof options === 'object' && options !== null ? options.host : args[1]
  const local = typeof options === 'object' && options !== null && options.path !== undefined
  if (log && !local && typeof host === 'string' && !loopback.test(host))
    appendFileSync(log, `${host} ${process.argv.join(' ')}\n`)
  return connect.apply(this, args)
}
