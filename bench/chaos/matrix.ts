import { clockFaults, type Fault, faults } from '../twin/faulty-proxy.ts'
import type { Part } from '../twin/twin.ts'
import { type MachineFault, machineFaults } from './machine-faults.ts'

/** What is wrong in one row: a fault of each part named, or its process killed, or one of the machine. */
export type Faults = Partial<Record<Part, Fault | 'restarted'>> & { machine?: MachineFault }

const all = [...faults, 'restarted'] as const

/** Lake and search with every fault, alone and together; the site as its webhook meets it. */
export const matrix: Faults[] = [
  ...all.map((lake): Faults => ({ lake })),
  ...all.map((search): Faults => ({ search })),
  ...all.map((site): Faults => ({ site })),
  ...all.map((fault): Faults => ({ lake: fault, search: fault })),
  ...clockFaults.map((site): Faults => ({ site })),
  ...machineFaults.map((machine): Faults => ({ machine })),
  { lake: 'slow', search: 'stopped' },
  { lake: 'stopped', search: 'slow' },
  { lake: 'restarted', site: 'restarted' },
  { search: 'restarted', site: 'restarted' },
]

export const title = (row: Faults) =>
  Object.entries(row)
    .map(([part, fault]) => `${part} ${fault}`)
    .join(', ')
