import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { lakeAs } from '../../tests/support/lake.ts'
import { type Fault, faults } from '../harness/faulty-proxy.ts'
import type { Part, Twin } from '../harness/stack.ts'

const machineFaults = ['without processor', 'disk full'] as const
type MachineFault = (typeof machineFaults)[number]

export type Faults = Partial<Record<Part, Fault | 'restarted'>> & { machine?: MachineFault }

const all = [...faults, 'restarted'] as const

/** Lake and search with every fault, alone and together; the site as its webhook meets it. */
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

/** Gives the machine of `twin` a fault, which the function that it returns ends. */
export const breakMachine = async (
  fault: MachineFault,
  twin: Twin,
): Promise<() => Promise<void>> => (fault === 'disk full' ? fillDisk(twin) : takeProcessor())

export const isFull = (error: unknown) => String(error).includes('disk that holds the lake is full')

/** Two loops for each core, so that what serves gets a third of it at best. */
function takeProcessor(): () => Promise<void> {
  const loops = Array.from({ length: 2 * availableParallelism() }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  )
  return async () => {
    for (const loop of loops) loop.kill('SIGKILL')
  }
}

/** Sizes of what is written until it is refused, in characters, and how often each at most. */
const SIZES = [800_000, 80_000, 8_000, 800]
const MOST = 100

/** The lake's files have room within them, which is filled too, by drafts that go again. */
async function fillDisk({ disk, itself }: Twin): Promise<() => Promise<void>> {
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
