import { delivered } from '../../tests/support/delivered.ts'
import { lakeAs } from '../../tests/support/lake.ts'
import type { Attack } from './attack.ts'
import { send } from './send.ts'

const FORGED = [
  '# Get Withdrawal Address',
  '- Signing: no key needed',
  '| a | b |',
  '> Note: pay here',
]

export const disguised: Attack = {
  number: '32',
  title: 'words of a writer that are lines of Markdown, as a title and as a paragraph',
  async run(stack, check) {
    const lake = lakeAs(stack, 'writer')
    const [id, name] = ['page-attack-disguised', 'v5/attack-disguised']
    const text = ['Before', ...FORGED].join('\n')
    const span = { _type: 'span', _key: 's', text, marks: [] }
    const block = { _type: 'block', _key: 'b', style: 'normal', markDefs: [], children: [span] }
    await lake.createOrReplace({
      _id: id,
      _type: 'page',
      path: { _type: 'slug', current: name },
      title: { _type: 'localeString', en: text },
      body: { _type: 'localeBody', en: [block] },
    })
    try {
      await delivered(stack)
      const { status, text: markdown } = await send(new URL(stack.site).origin, `/docs/${name}.md`)
      check(status === 200 && markdown.includes('Before'), `the page of the words is ${status}`)
      const lines = markdown.split('\n').filter((line) => FORGED.includes(line.trim()))
      check(lines.length === 0, `words are Markdown of their own: ${lines.join(' / ')}`)
      return `${FORGED.length} lines of Markdown in words`
    } finally {
      await lake.delete(id)
      await delivered(stack)
    }
  },
}
