import { z } from 'zod'
import { LakeError } from '../http/errors.ts'
import { MAX_SIDE } from './image-library.ts'

const number = (pattern: RegExp, kind: string, [least, most]: [number, number]) =>
  z
    .string()
    .regex(pattern, `must be a valid ${kind}`)
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be between ${least} and ${most}`)
    .optional()

const integer = (least: number, most: number) => number(/^-?\d{1,9}$/, 'integer', [least, most])
const decimal = (least: number, most: number) =>
  number(/^-?\d{1,9}(\.\d{1,20})?$/, 'number', [least, most])

const oneOf = <const T extends string>(values: readonly T[]) =>
  z.enum(values, `must be one of ${values.join(', ')}`).optional()

const flag = oneOf(['true', 'false', '1', '0', '']).transform((value) =>
  value === undefined ? false : value === 'true' || value === '1' || value === '',
)

const EDGES = ['top', 'bottom', 'left', 'right', 'center', 'focalpoint', 'entropy'] as const
export type Edge = (typeof EDGES)[number]

const edges = z
  .string()
  .transform((value) => value.split(','))
  .pipe(z.array(z.enum(EDGES, `must be made of ${EDGES.join(', ')}`)))
  .optional()

const rect = z
  .string()
  .regex(
    /^\d{1,9},\d{1,9},\d{1,9},\d{1,9}$/,
    'must be a valid integer, four times: left,top,width,height',
  )
  .transform((value) => {
    const [left = 0, top = 0, width = 0, height = 0] = value.split(',').map(Number)
    return { left, top, width, height }
  })
  .refine(({ width, height }) => width > 0 && height > 0, 'must have a width and a height')
  .optional()

export type Colour = { r: number; g: number; b: number; alpha: number }

/** RGB, ARGB, RRGGBB or AARRGGBB. */
const colour = z
  .string()
  .regex(/^([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i, 'must be a valid hexadecimal colour')
  .transform((value): Colour => {
    const digits = value.length < 6 ? value.replace(/./g, '$&$&') : value
    const [a = 0, r = 0, g = 0, b = 0] =
      digits
        .padStart(8, 'f')
        .match(/../g)
        ?.map((byte) => Number.parseInt(byte, 16)) ?? []
    return { r, g, b, alpha: a / 255 }
  })
  .optional()

const parameters = z.object({
  w: integer(1, MAX_SIDE),
  h: integer(1, MAX_SIDE),
  'min-w': integer(1, MAX_SIDE),
  'min-h': integer(1, MAX_SIDE),
  'max-w': integer(1, MAX_SIDE),
  'max-h': integer(1, MAX_SIDE),
  dpr: decimal(1, 3),
  rect,
  fit: oneOf(['clip', 'crop', 'fill', 'fillmax', 'max', 'scale', 'min']),
  crop: edges,
  'fp-x': decimal(0, 1),
  'fp-y': decimal(0, 1),
  or: oneOf(['0', '90', '180', '270']).transform(Number),
  flip: oneOf(['h', 'v', 'hv', 'vh']),
  bg: colour,
  pad: integer(0, MAX_SIDE / 2),
  blur: integer(1, 2000),
  sharp: integer(0, 100),
  sat: z.literal('-100', 'must be -100, the only saturation that there is').optional(),
  invert: flag,
  cs: oneOf(['origin', 'srgb', 'b-w']),
  frame: z.literal('1', 'must be 1').optional(),
  fm: oneOf(['jpg', 'pjpg', 'png', 'webp', 'json']),
  auto: oneOf(['format']),
  q: integer(0, 100),
  dl: z.string().max(1000).optional(),
  dlRaw: flag,
})

export type Transformation = z.infer<typeof parameters>

/** 400 in the words of the hosted service. */
export function wrongParameter(name: string, what: string): LakeError {
  const message = `Parameter "${name}" ${what}`
  return new LakeError(400, { statusCode: 400, error: 'Bad Request', message }, message)
}

/**
 * The transformation that an image's address asks for; throws 400 for a wrong value and for a
 * parameter unknown here: one that is left out without a word shows another image than was meant.
 * @see https://www.sanity.io/docs/image-urls
 */
export function transformationOf(query: URLSearchParams): Transformation {
  for (const name of query.keys()) {
    if (!Object.hasOwn(parameters.shape, name)) throw wrongParameter(name, 'is not known')
    if (query.getAll(name).length > 1) throw wrongParameter(name, 'must be given once')
  }
  const parsed = parameters.safeParse(Object.fromEntries(query))
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw wrongParameter(String(issue?.path[0]), issue?.message ?? 'is wrong')
}
