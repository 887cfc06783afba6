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

export type Rect = NonNullable<z.infer<typeof rect>>

const parameters = z.object({
  w: integer(1, MAX_SIDE),
  h: integer(1, MAX_SIDE),
  dpr: decimal(1, 3),
  rect,
  fit: oneOf(['clip', 'crop', 'max']),
  fm: oneOf(['jpg', 'png', 'webp', 'json']),
  auto: oneOf(['format']),
  q: integer(0, 100),
  dl: z.string().max(1000).optional(),
  dlRaw: flag,
})

export type Transformation = z.infer<typeof parameters>

/** A 400 error in the hosted service's words. */
export function wrongParameter(name: string, what: string): LakeError {
  const message = `Parameter "${name}" ${what}`
  return new LakeError(400, { statusCode: 400, error: 'Bad Request', message }, message)
}

/**
 * The transformation in an image's address, with the parameters that the Studio, the site and `@sanity/import` use.
 * Throws 400 for a wrong value and for an unknown parameter: ignoring one would show another image than requested.
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
