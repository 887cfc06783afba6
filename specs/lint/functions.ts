import { createRulesetFunction, type RulesetFunctionContext } from '@stoplight/spectral-core'

type Tree = Record<string, unknown>

/** A field says what it is, but for the envelope's result, which the operation tells. */
export const described = createRulesetFunction<Tree, null>(
  { input: { type: 'object' }, options: null },
  (field, _options, { path }: RulesetFunctionContext) => {
    if (typeof field['description'] === 'string' && field['description'] !== '') return []
    if (path.join('/').endsWith('allOf/1/properties/result')) return []
    return [{ message: `${String(path.at(-1))} has no description.` }]
  },
)

/** An operation says whether it is signed, or its file does so for all. */
export const secured = createRulesetFunction<Tree, null>(
  { input: { type: 'object' }, options: null },
  (operation, _options, { document }: RulesetFunctionContext) =>
    'security' in operation || 'security' in Object(document.data)
      ? []
      : [{ message: 'Neither the operation nor its file says "security".' }],
)
