import type { CompileContext, Handle, Extension as TreeExtension } from 'mdast-util-from-markdown'
import { htmlFlow } from 'micromark-core-commonmark'
import { mdxJsx } from 'micromark-extension-mdx-jsx'
import type { Construct, Extension, State, Tokenizer } from 'micromark-util-types'
import type { Tag } from './nodes.ts'

/**
 * Parses tags like MDX: the content between tags is Markdown, and no HTML block swallows it. Where MDX throws for a "<"
 * that starts no tag, the sign stays text, an address or a comment.
 */
export function tagSyntax(): Extension {
  const { flow, text } = mdxJsx()
  return {
    flow: { 60: [...tolerant(flow?.[60]), comments] },
    text: { 60: tolerant(text?.[60]) },
    disable: { null: ['codeIndented', 'htmlFlow'] },
  }
}

function tolerant(constructs: Construct | Construct[] | undefined): Construct[] {
  const all = Array.isArray(constructs) ? constructs : constructs ? [constructs] : []
  return all.map((construct) => ({ ...construct, tokenize: withoutThrow(construct.tokenize) }))
}

/** Maximum length of a tag in characters; each "<" without an end would otherwise be read to the end of the file. */
const LONGEST_TAG = 2000

/** Maximum number of characters read for tags that fail; beyond it, every "<" of the page is text. */
const MOST_IN_VAIN = 500_000
const inVain = new WeakMap<object, number>()

function withoutThrow(tokenize: Tokenizer): Tokenizer {
  return function tokenizeTag(effects, ok, nok) {
    const page = this.parser
    const before = inVain.get(page) ?? 0
    if (before > MOST_IN_VAIN) return nok
    let left = false
    let length = 0
    const leave =
      (to: State): State =>
      (code) => {
        left = true
        if (to === nok) inVain.set(page, before + length)
        return to(code)
      }
    const guard =
      (state: State): State =>
      (code) => {
        if (++length > LONGEST_TAG) return leave(nok)(code)
        let next: State | undefined
        try {
          next = state(code)
        } catch (error) {
          if (left) throw error
          return leave(nok)(code)
        }
        return left || !next ? next : guard(next)
      }
    return guard(tokenize.call(this, effects, leave(ok), leave(nok)))
  }
}

const comments: Construct = {
  ...htmlFlow,
  name: 'comment',
  tokenize(effects, ok, nok) {
    return effects.check(
      { tokenize: commentStart, partial: true },
      htmlFlow.tokenize.call(this, effects, ok, nok),
      nok,
    )
  },
}

const commentStart: Tokenizer = (effects, ok, nok) => (code) => {
  if (code !== 60) return nok(code)
  effects.enter('data')
  effects.consume(code)
  effects.exit('data')
  return (next) => (next === 33 ? ok(next) : nok(next))
}

/** Creates nodes from the tokens of `tagSyntax`. */
export function tagNodes(): TreeExtension {
  const enter: Record<string, Handle> = {}
  const exit: Record<string, Handle> = {}
  for (const level of ['Flow', 'Text']) {
    const token = (rest: string) => `mdxJsx${level}Tag${rest}`
    enter[token('')] = function enterTag(at) {
      this.enter({ type: 'tag', name: '', kind: 'open', attributes: {} }, at)
    }
    exit[token('')] = function exitTag(at) {
      this.exit(at)
    }
    exit[token('ClosingMarker')] = onTag((tag) => {
      tag.kind = 'close'
    })
    exit[token('SelfClosingMarker')] = onTag((tag) => {
      tag.kind = 'self'
    })
    exit[token('Name')] = onTag((tag, text) => {
      tag.name = text.trim()
    })
    exit[token('AttributeName')] = onTag((tag, text) => {
      tag.attributes[text.trim()] = ''
    })
    const value = onTag((tag, text) => {
      const name = Object.keys(tag.attributes).at(-1)
      if (name !== undefined) tag.attributes[name] += text
    })
    exit[token('AttributeValueLiteralValue')] = value
    exit[token('AttributeValueExpressionValue')] = value
  }
  return { enter, exit }
}

function onTag(change: (tag: Tag, text: string) => void): Handle {
  return function onToken(this: CompileContext, token) {
    const tag = this.stack.at(-1)
    if (tag?.type === 'tag') change(tag, this.sliceSerialize(token))
  }
}
