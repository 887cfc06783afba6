import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { lakeAs } from '../../tests/support/lake.ts'
import { type Fault, faults } from '../harness/faulty-proxy.ts'
import type { Part, StackCopy } from '../harness/stack.ts'

const machineFaults = ['without processor', 'disk full'] as const
type MachineFault = (typeof machineFaults)[number]

export type Faults = Partial<Record<Part, Fault | 'restarted'>> & { machine?: MachineFault }

const all = [...faults, 'restarted'] as const

/** Lake and search with every fault, alone and together; the site with those that affect its webhook. */
export const matrix: Faults[] = [
  ...all.map((lake): Faults => ({ lake })),
  ...all.map((search): Faults => ({ search })),
  ...all.map((site): Faults => ({ site })),
  ...all.map((fault): Faults => ({ lake: fault, search: fault })),
  { site: 'clock 30 min ahead' },
  { site: 'clock 40 min behind' },
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

/** Injects a fault into the machine of `copy`; the returned function ends it. */
export const breakMachine = async (
  fault: MachineFault,
  copy: StackCopy,
): Promise<() => Promise<void>> => (fault === 'disk full' ? fillDisk(copy) : takeProcessor())

export const isFull = (error: unknown) => String(error).includes('disk that holds the lake is full')

/** Starts two busy loops per core, which leave services a third of the processor at best. */
function takeProcessor(): () => Promise<void> {
  const loops = Array.from({ length: 2 * availableParallelism() }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  )
  return async () => {
    for (const loop of loops) loop.kill('SIGKILL')
  }
}

/** Document sizes, in characters, that are written until refused, and the most documents of each size. */
const SIZES = [800_000, 80_000, 8_000, 800]
const MOST = 100

/** Fills the disk, and then the free space inside the lake's files with drafts that are deleted afterwards. */
async function fillDisk({ disk, itself }: StackCopy): Promise<() => Promise<void>> {
  disk?.fill()
  const lake = lakeAs(itself, 'administrator').withConfig({ maxRetries: 0 })
  const ids: string[] = []
  for (const size of SIZES)
    try {
      for (let count = 0; count < MOST; count++) {
        const _id = `drafts.chaos-${size}-${count}`
        await lake.createOrReplace({ _id, _type: 'redirect', from: 'x'.repeat(size) })
        ids.push(_id)
      }
    } catch (error) {
      if (!isFull(error)) throw error
    }
  return async () => {
    disk?.free()
    const transaction = lake.transaction()
    for (const id of ids) transaction.delete(id)
    await transaction.commit()
  }
}
