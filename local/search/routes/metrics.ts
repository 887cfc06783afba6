import { existsSync, readFileSync, statfsSync } from 'node:fs'
import { cpus, freemem, totalmem } from 'node:os'

/** The memory, processors, disk and network of the machine, and the memory of the server, as text. */
export function metrics(databaseFile: string): Record<string, string> {
  const { rss, heapUsed, external } = process.memoryUsage()
  const disk = statfsSync(databaseFile)
  const { received, sent } = networkBytes()
  const numbers = {
    system_disk_total_bytes: disk.blocks * disk.bsize,
    system_disk_used_bytes: (disk.blocks - disk.bfree) * disk.bsize,
    system_memory_total_bytes: totalmem(),
    system_memory_used_bytes: totalmem() - freemem(),
    system_network_received_bytes: received,
    system_network_sent_bytes: sent,
    typesense_memory_active_bytes: rss,
    typesense_memory_allocated_bytes: heapUsed + external,
    typesense_memory_resident_bytes: rss,
  }
  return {
    system_cpu_active_percentage: activeShare().toFixed(2),
    ...Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, String(value)])),
  }
}

/** How much of the time since the machine started its processors were busy, in percent. */
function activeShare(): number {
  const times = cpus().map((cpu) => cpu.times)
  const idle = times.reduce((sum, each) => sum + each.idle, 0)
  const all = times.reduce((sum, { user, nice, sys, irq, ...each }) => {
    return sum + user + nice + sys + irq + each.idle
  }, 0)
  return all === 0 ? 0 : 100 * (1 - idle / all)
}

const NETWORK = '/proc/net/dev'

/** What went over all network interfaces since the start of a Linux machine; elsewhere Node cannot tell. */
function networkBytes(): { received: number; sent: number } {
  const text = existsSync(NETWORK) ? readFileSync(NETWORK, 'utf8') : ''
  // Of each interface: eight columns of what came, then eight of what went, the bytes first.
  const lines = [...text.matchAll(/^\s*[^\s:|]+:\s*(\d+)(?:\s+\d+){7}\s+(\d+)/gm)]
  const sum = (column: number) => lines.reduce((all, line) => all + Number(line[column]), 0)
  return { received: sum(1), sent: sum(2) }
}
