import { z } from 'zod'

/** Ports to which browsers and `fetch` do not connect: https://fetch.spec.whatwg.org/#port-blocking */
const BLOCKED: ReadonlySet<number> = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102,
  103, 104, 109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465,
  512, 513, 514, 515, 526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993,
  995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668,
  6669, 6679, 6697, 10080,
])

/** Schema of a variable with the port of a server; with `least` 0 it may be 0, which means any free port. */
export const port = (preset: number, least: 0 | 1 = 1) =>
  z.coerce
    .number()
    .int()
    .min(least)
    .max(65_535)
    .refine((value) => !BLOCKED.has(value), 'no browser and no fetch connects to this port')
    .default(preset)
