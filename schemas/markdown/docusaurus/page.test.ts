import { describe, expect, test } from 'vitest'
import { docusaurusPage, readDocusaurus } from './page.ts'

const pages = new Map([
  ['../intro', 'page:v5/intro'],
  ['#here', 'page:v5/a#here'],
])
const page = (text: string) =>
  docusaurusPage(readDocusaurus('a.mdx', text), 'v5/a', (url) =>
    url.startsWith('https://') ? url : pages.get(url),
  )

/** Formats a block as one line: type, main properties, text, and nested blocks in brackets. */
function outline(value: unknown): string {
  const one = JSON.parse(JSON.stringify(value))
  const inner = (list: unknown[]) => `[${list.map(outline).join(' ')}]`
  switch (one._type) {
    case 'block': {
      const defs = new Map(
        one.markDefs.map(
          (def: {
            _key: string
            href?: string
            title?: string
            text?: string
            page?: { _ref: string }
          }) => [
            def._key,
            [def.href ?? def.page?._ref ?? def.text, ...(def.title ? [def.title] : [])].join(': '),
          ],
        ),
      )
      const spans = one.children.map((span: { text: string; marks: string[] }) =>
        [span.text, ...span.marks.map((mark) => defs.get(mark) ?? mark)].join('|'),
      )
      const list = one.listItem
        ? `${one.listItem}${one.level} ${one.start === undefined ? '' : `from ${one.start} `}`
        : ''
      if (one.anchor)
        return `${one.style} "${spans.join('_')}" #${[one.anchor, ...(one.aliases ?? [])].join(' ')}`
      return `${list}${one.style === 'blockquote' ? 'quote ' : ''}"${spans.join('_')}"`
    }
    case 'admonition':
      return `${one.kind} "${one.title ?? ''}" ${inner(one.body)}`
    case 'details':
      return `details "${one.summary}" ${inner(one.body)}`
    case 'tabs':
      return `tabs ${one.group} ${one.tabs
        .map((tab: { value: string; label: string; body: unknown[] }) => {
          return `${tab.value}=${tab.label}${inner(tab.body)}`
        })
        .join(' ')}`
    case 'table':
      return `${one.header ? 'table' : 'headless'} ${one.align ? `(${one.align}) ` : ''}${one.rows
        .map((row: { cells: { content: unknown[] }[] }) =>
          row.cells.map((cell) => cell.content.map(outline).join('+')).join(','),
        )
        .join(' / ')}`
    case 'placeholder':
      return `placeholder ${one.name} ${JSON.stringify(one.source)}`
    case 'parameterTable':
      return `parameters ${one.rows
        .map(
          (row: {
            name: unknown[]
            depth?: number
            type?: string
            required?: string
            description: unknown[]
          }) =>
            [
              row.depth ?? 0,
              ...row.name.map(outline),
              row.type,
              row.required,
              ...row.description.map(outline),
            ].join(' '),
        )
        .join(' / ')}`
    case 'diagram':
      return `diagram "${one.title ?? ''}" ${[
        ...one.actors.map(({ id, label }: Record<string, string>) => `${id}=${label}`),
        ...one.events.map((event: Record<string, string>) =>
          event['_type'] === 'note'
            ? `(${event['over']}) ${event['text']}`
            : `${event['from']} ${event['kind']} ${event['to']}: ${event['text']}`,
        ),
      ].join(' / ')}`
    case 'codeBlock':
      return `${one.language} ${one.title ?? ''}{${one.lines ?? ''}} ${JSON.stringify(one.code)}`
    default:
      return one._type
  }
}

const GOLDEN: [construct: string, source: string, blocks: string[]][] = [
  ['heading with an anchor', '## A *b* {#id}', ['h2 "A b" #id']],
  ['heading with an anchor in a comment', '## A {/* #id */}', ['h2 "A" #id']],
  ['words of blocks in a heading', '## <div>A</div>**b**', ['h2 "A b" #a-b']],
  ['tags of nobody in a line', 'v1.2<x-a>b</x-a>', ['"v1.2b"']],
  ['heading with the anchor of its words', '### What’s `new`?', ['h3 "What’s new?" #whats-new']],
  ['headings of the same words', '## A\n\n## A', ['h2 "A" #a', 'h2 "A" #a-1']],
  ['setext heading', 'A\n---', ['h2 "A" #a']],
  ['admonition', ':::info\na\n:::', ['info "" ["a"]']],
  ['admonition with a title', ':::tip My [x] title\na\n:::', ['tip "My [x] title" ["a"]']],
  ['admonition with a title in brackets', ':::note[T]\na\n:::', ['note "T" ["a"]']],
  [
    'admonitions within each other',
    '::::danger\na\n\n:::caution B\nc\n:::\n\n::::',
    ['danger "" ["a" caution "B" ["c"]]'],
  ],
  [
    'heading in an admonition',
    ':::note\n## A\nb\n:::\n\n## A',
    ['note "" [h2 "A" #a "b"]', 'h2 "A" #a-1'],
  ],
  [
    'heading in a cell',
    '<table><tr><td>\n\n## A\n\nb\n\n</td></tr></table>',
    ['headless "A|strong"+"b"'],
  ],
  [
    'tabs',
    '<Tabs groupId="lang">\n<TabItem value="C#" label=".Net">\n\n```c#\nx\n```\n\n</TabItem>\n  <TabItem value="追逐" label="追逐限價單">b</TabItem>\n</Tabs>',
    ['tabs lang c-sharp=.Net[csharp {} "x"] tab-2=追逐限價單["b"]'],
  ],
  [
    'tabs that list their labels, and tabs within tabs',
    '<Tabs values={[{label: \'A b\', value: \'a\'}]}>\n<TabItem value="a">\n\n<Tabs>\n<TabItem value="q">c</TabItem>\n</Tabs>\n\n</TabItem>\n</Tabs>',
    ['tabs tabs-1 a=A b[tabs tabs-2 q=q["c"]]'],
  ],
  [
    'fence with title and lines',
    '```n4js title="a.js" {1, 3-4} showLineNumbers\nx\n```',
    ['js a.js{1,3-4} "x"'],
  ],
  [
    'sequence diagram',
    [
      '```mermaid',
      'sequenceDiagram',
      '  autonumber',
      '  title: Log in',
      '  participant C as Your<br/>program',
      '  actor A as REST API',
      '  C->>+A: auth: key, #35;1',
      '  activate A',
      '  A-->>-C: ok',
      '  A->A: remembers',
      '  A--)C: later',
      '  Note right of C: Ready',
      '  Note over C,A: Both know',
      '```',
    ].join('\n'),
    [
      'diagram "Log in" C=Your program / A=REST API / C sync A: auth: key, #1 / A reply C: ok / A async A: remembers / A reply C: later / (C) Ready / (C,A) Both know',
    ],
  ],
  [
    'sequence diagram that says more than one here can, and a diagram of another kind',
    '```mermaid\nsequenceDiagram\n  loop daily\n  a->>b: x\n  end\n```\n\n```mermaid\ngraph TD\n  a --> b\n```',
    [
      'text {} "sequenceDiagram\\n  loop daily\\n  a->>b: x\\n  end"',
      'text {} "graph TD\\n  a --> b"',
    ],
  ],
  ['fence without an end, lines of Windows', '```json\r\n{\r\n\t1', ['json {} "{\\n\\t1"']],
  [
    'fence with what looks like a note',
    '```text\n:::note A\n<a>\n```',
    ['text {} ":::note A\\n<a>"'],
  ],
  [
    'pipe table',
    '| a | b |\n|:-|:-:|\n| `x\\|y` | **c** <b>d</b><br/>e |',
    ['table (left,center) "a","b" / "x|y|code","c|strong_ _d|strong_\ne"'],
  ],
  [
    'ragged rows',
    '| a | b |\n|-|-|\n| 1 |\n| 2 | 3 | 4 |',
    ['table "a","b","" / "1","","" / "2","3","4"'],
  ],
  ['empty header', '| | |\n|-|-|\n| 1 | 2 |', ['headless "1","2"']],
  [
    'list in a cell',
    '| a |\n|-|\n| x <ul><li>1</li><li>2<ul><li>3</li></ul></li></ul> |',
    ['table "a" / "x"+bullet1 "1"+bullet1 "2"+bullet2 "3"'],
  ],
  [
    'parameters',
    '|Parameter|**Required**|Type|Comments|\n|-|-|-|-|\n|[a](../intro)|**true**|_string_|x <ul><li>y</li></ul>|\n|> ~~b~~|false|array||\n|&gt;&gt; `c`|Conditional|string|z|',
    [
      'parameters 0 "a|page-v5-intro" string required "x" bullet1 "y" / 1 "b|strike-through" array optional / 2 "c|code" string conditional "z"',
    ],
  ],
  [
    'parameters in Chinese, in an HTML table, marked by spaces',
    '<table><tr><th>參數</th><th>類型</th><th>是否必需</th><th>說明</th></tr><tr><td>a</td><td>string</td><td>是</td><td>甲</td></tr><tr><td>&emsp;&emsp;b</td><td>string</td><td>否</td><td>乙</td></tr></table>',
    ['parameters 0 "a" string required "甲" / 2 "b" string optional "乙"'],
  ],
  [
    'a table of parameters with a row that is none',
    '|Parameter|Type|Comments|\n|-|-|-|\n|a|string|x|\n||string|y|',
    ['table "Parameter","Type","Comments" / "a","string","x" / "","string","y"'],
  ],
  [
    'lines in a table that stand deeper',
    '| a |\n|-|\n| > b |\n| &gt; c |\n| &emsp;d |',
    ['table "a" / "> b" / "> c" / "\u2003d"'],
  ],
  [
    'HTML table with merged cells',
    '<table border="0.8" style={{a: 1}}>\n  <tr>\n    <th rowSpan="2">A</th>\n    <th>B</th>\n  </tr>\n\n    <tr><td>`c`</td></tr>\n</table>',
    ['table "A","B" / "","c|code"'],
  ],
  [
    'HTML table with columns that are set otherwise',
    '<table><tr><th>a</th><th align="right">b</th><th align="center">c</th></tr><tr><td>1</td><td align="right">2</td><td align="left">3</td></tr></table>',
    ['table (left,right,left) "a","b","c" / "1","2","3"'],
  ],
  ['cells outside of a row', '<table><tr></tr><td>a</td><td>b</td></table>', ['headless "a","b"']],
  [
    'Markdown table in a span',
    '<span class="x">\n\n| a |\n|-|\n| b |\n\n</span>',
    ['table "a" / "b"'],
  ],
  [
    'details',
    '<details>\n<summary>More <b>x</b></summary>\n\na\n\n- b\n\n</details>',
    ['details "More x" ["a" bullet1 "b"]'],
  ],
  [
    'summaries of two lines and of none',
    '<details><summary>a<br/>b</summary>c</details>\n\n<details><summary><br/></summary>d</details>',
    ['details "a b" ["c"]', 'details "Details" ["d"]'],
  ],
  [
    'formulas, and sums of money that are none',
    'Costs $5 and $6_a, `$x^2$`, $x^2 \\le y$ or $$a*b*c$$.\n\n$$\n\\frac{a}{b}\n= *c*\n$$',
    [
      '"Costs $5 and $6_a, _$x^2$|code_, _x^2 \\le y|math_ or _a*b*c|math_."',
      '"\\frac{a}{b} = *c*|math"',
    ],
  ],
  [
    'hints of links',
    '[a](../intro "b") <a href="https://x.example" title="c">d</a>',
    ['"a|page-v5-intro: b_ _d|https://x.example: c"'],
  ],
  [
    'lists that begin elsewhere, or go on behind a block',
    '3. a\n4. b\n\n   ```\n   c\n   ```\n5. d\n\n<ol start="7"><li>e</li></ol>',
    [
      'number1 from 3 "a"',
      'number1 "b"',
      'text {} "c"',
      'number1 from 5 "d"',
      'number1 from 7 "e"',
    ],
  ],
  [
    'inline HTML',
    '<Badge text="n" type="tip" /> <Badge>m</Badge> <b>a</b> <i>b</i> <code>c_d</code> <nobr>e</nobr> <span class="x">f</span> ~~g~~<br>h 10<sup>2</sup><sub>i</sub><sup></sup>',
    ['"n m _a|strong_ _b|em_ _c_d|code_ e f _g|strike-through_\nh 10_2|sup_i|sub"'],
  ],
  ['entities', 'a &lt; b &gt c &#10003; &amp;', ['"a < b > c ✓ &"']],
  [
    'signs that are no tags',
    'a < b, 5 <6 {x} <NAME a="1"> c',
    ['"a < b, 5 <6 {x} <NAME a="1"> c"'],
  ],
  [
    'links',
    '[a](../intro) <a href="#here">`b`</a> <https://x.example>',
    ['"a|page-v5-intro_ _b|page-v5-a|code_ _https://x.example|https://x.example"'],
  ],
  ['button in a link', '<a href="../intro"><Button>Run</Button></a>', ['"Run|page-v5-intro"']],
  ['comments', 'a <!-- b --> c {/* d */}\n\n<!-- e\n\nf -->', ['"a  c"']],
  ['imports of what is built in', "import Tabs from '@theme/Tabs';\n\na", ['"a"']],
  ['other imports', "import X from './x';\nimport y from 'y'; import z from \"z\"\n\na", ['"a"']],
  [
    'notes, folds and tabs of MkDocs',
    'a\n\n!!! question "T"\n\n    b\n\n    - c\n\n    ??? note\n\n        d\n\n=== "A"\n\n    ``` js\n    x\n    ```\n\n=== "B"\n\n    e\n\nf\n\n!!! note\n\nno',
    [
      '"a"',
      'info "T" ["b" bullet1 "c" details "note" ["d"]]',
      'tabs tabs-1 a=A[js {} "x"] b=B["e"]',
      '"f"',
      '"!!! note"',
      '"no"',
    ],
  ],
  ['a fold of VitePress', '::: details A\nb\n:::', ['details "A" ["b"]']],
  [
    'code in tabs of VitePress',
    '::: code-group\n```js [a.js]\nb\n```\n```sh\nc\n```\n:::',
    ['tabs tabs-1 a-js=a.js[js {} "b"] sh=sh[bash {} "c"]'],
  ],
  [
    'notes, tabs and titles of GitBook',
    '{% hint style="success" %}\na\n{% endhint %}\n\n{% tabs %}\n{% tab title="A" %}\nb\n\n{% hint style="info" %}\nc\n{% endhint %}\n{% endtab %}\n\n{% tab title="B" %}\n{% code title="d.js" %}\n```js\ne\n```\n{% endcode %}\n{% endtab %}\n{% endtabs %}\n\n```text\n{% hint %}\n```\n\n{% what %}',
    [
      'tip "" ["a"]',
      'tabs tabs-1 a=A["b" info "" ["c"]] b=B[js d.js{} "e"]',
      'text {} "{% hint %}"',
      '"{% what %}"',
    ],
  ],
  [
    'components of Starlight',
    '<Aside type="caution" title="T">\na\n</Aside>\n\n<Steps>\n1. b\n2. c\n</Steps>\n\n<CardGrid>\n<Card title="d" icon="x">\ne\n</Card>\n<LinkCard title="f" href="../intro" description="g" />\n</CardGrid>',
    [
      'caution "T" ["a"]',
      'number1 "b"',
      'number1 "c"',
      '"d|strong"',
      '"e"',
      '"f|page-v5-intro|strong_: g"',
    ],
  ],
  [
    'anchors that stand apart',
    '<a id="x"></a>\n\n## A\n\n## <a name="B"></a>C\n\n<a id="y"></a>\n\nd',
    ['h2 "A" #a x', 'h2 "C" #c B', '"d"'],
  ],
  ['exports', 'export const a = 1\n\nb', ['"b"']],
  [
    'unknown component',
    '<Foo a={1}>b</Foo>\n\n<Bar\n  c />\n\nd <Baz />',
    [
      'placeholder Foo "<Foo a={1}>b</Foo>"',
      'placeholder Bar "<Bar\\n  c />"',
      '"d _<Baz />|code"',
    ],
  ],
  [
    'component from one paragraph to another',
    '<div><Foo a={1}><div>\n\nb\n\n</div></Foo></div>',
    ['placeholder Foo "<Foo a={1}><div>\\n\\nb\\n\\n</div></Foo>"'],
  ],
  [
    'what Docusaurus reads as MDX in spite of a fence',
    "```mdx-code-block\nimport Tabs from '@theme/Tabs';\n\n## A\n```\n\n````md\n```mdx-code-block\n```\n````",
    ['h2 "A" #a', 'text {} "```mdx-code-block\\n```"'],
  ],
  [
    'footnotes',
    'a[^x][^y] [^none]\n\n[^x]: b\n[^y]: c\n[^z]: d',
    ['"a|b_ (c) [^none]"', '"[^z] d"'],
  ],
  ['request line', '<APIEndpoint method="GET" url="/v5/x" />', ['http {} "GET /v5/x"']],
  [
    'list with a block in it',
    '1. a\n\n   b\n\n   ```js\n   x\n   ```\n2. c\n   - d',
    ['number1 "a\n\nb"', 'js {} "x"', 'number1 from 2 "c"', 'bullet2 "d"'],
  ],
  ['quote with a list', '> a\n>\n> - b', ['quote "a"', 'bullet1 "b"']],
  ['hard breaks', 'a  \nb\\\nc <br> d', ['"a\nb\nc\nd"']],
  ['line across', 'a\n\n---\n\nb', ['"a"', 'divider', '"b"']],
]

describe('Docusaurus to Portable Text', () => {
  test.each(GOLDEN)('%s', (_, source, blocks) => {
    const { blocks: found, problems } = page(source)
    expect(found.map(outline)).toEqual(blocks)
    expect(problems.filter(({ kind }) => kind === 'lost')).toEqual([])
  })

  test.each<[string, number, string, string]>([
    ['a\n\n[b](javascript:alert(1))', 3, 'lost', '"javascript:alert(1)" leads to no page'],
    ['a\n<a href="data:text/html,x">b</a>', 2, 'lost', '"data:text/html,x" leads to no page'],
    ['a\n\n[b](page:v5/none)', 3, 'lost', '"page:v5/none" leads to no page'],
    ['a\n\n<script>alert()</script>', 3, 'lost', '<script> is left out'],
    ['a\n\nb <b onclick="x()">c</b>', 3, 'changed', 'onclick of <b> is left out'],
    ['---\nfoo: 1\n---\na', 1, 'changed', '"foo" means nothing'],
    ['## [a](../intro)', 1, 'changed', 'the link in a heading is kept as its words'],
    [':::note[A *b*]\n\nc\n\n:::', 1, 'changed', 'the emphasis in the title of a note is left out'],
    [
      '<details><summary>A **b**</summary>c</details>',
      1,
      'changed',
      'the bold type in a summary is left out',
    ],
    [':::note[<b>[a](../intro)</b>]\nb\n:::', 1, 'changed', 'the link in the title of a note'],
    [
      '<details><summary>[a](../intro)</summary>b</details>',
      1,
      'changed',
      'the link in a summary is kept as its words',
    ],
    ['a\n\n<Foo />', 3, 'placeholder', '<Foo> is kept as its source'],
    [
      'a\n\n```mermaid\nsequenceDiagram\nautonumber\na->>b: c\n```',
      3,
      'changed',
      'numbers of messages and bars of activity in a sequence diagram are left out',
    ],
    [
      '```mermaid\nsequenceDiagram\nloop daily\na->>b: c\nend\n```',
      1,
      'changed',
      'a sequence diagram is kept as code: line 2 of the diagram, "loop daily", is none of',
    ],
    ['```mermaid\ngraph TD\n```', 1, 'changed', 'a Mermaid diagram that is no sequence is kept'],
    ['a\n\nb <mark>c</mark>', 3, 'changed', '<mark> is left out: its words alone are kept'],
    ['a <u>b</u>', 1, 'changed', '<u> is left out'],
    ['<u>\n\nb\n\n</u>', 1, 'changed', '<u> is left out'],
    ['- a <ins>b</ins>', 1, 'changed', '<ins> is left out'],
    ['<table><tr><td><small>b</small></td></tr></table>', 1, 'changed', '<small> is left out'],
    ['a <q>b</q>', 1, 'changed', '<q> is left out'],
    ['a <abbr title="b">c</abbr>', 1, 'changed', 'the title "b" of <abbr> is left out'],
    ['a\n\n![b](/c.png "d")', 3, 'changed', 'the title "d" of the image "/c.png" is left out'],
    ['![b][c]\n\n[c]: /c.png "d"', 1, 'changed', 'the title "d" of the image "/c.png" is left'],
    ['<img src="/c.png" title="d" />', 1, 'changed', 'the title "d" of the image "/c.png" is left'],
    ['a\nb :rocket: c', 2, 'changed', '":rocket:" is kept as written: no emoji is made of it'],
    ['完成:white_check_mark:。', 1, 'changed', '":white_check_mark:" is kept as written'],
    ['a :+1:', 1, 'changed', '":+1:" is kept as written'],
    ['a\n\nb\nc **d', 4, 'changed', '"**" is kept as written: it marks nothing'],
    ['**注意：**請', 1, 'changed', '"**" is kept as written'],
    ['a ~~b', 1, 'changed', '"~~" is kept as written'],
    ['a *b', 1, 'changed', '"*" is kept as written'],
    ['| a |\n| - |\n| __b |', 3, 'changed', '"__" is kept as written'],
  ])('reports the line of content that is left out (%#)', (source, line, kind, message) => {
    const found = page(source).problems
    expect(found).toContainEqual({
      file: 'a.mdx',
      line,
      kind,
      message: expect.stringContaining(message),
    })
    expect(JSON.stringify(page(source).blocks)).not.toMatch(/javascript:|data:text|onclick|alert/)
  })

  test.each([
    '`:rocket:` and `**`\n\n```\n<u> :rocket: **\n```',
    'category:spot:linear at 10:30:20, a::b and https://a.example/:id:',
    '2 * 3, a*b, \\*\\*kept\\*\\* and **b** *c* ~~d~~',
    'snake_case__name, *.linear and __init__',
    '<span>a</span> <kbd>b</kbd> [c](../intro "d")',
  ])('reports nothing if nothing is left out (%#)', (source) => {
    expect(page(source).problems).toEqual([])
  })

  test('keeps the title of a link with a separate definition', () => {
    expect(page('[a][b]\n\n[b]: ../intro "c"').blocks.map(outline)).toEqual([
      '"a|page-v5-intro: c"',
    ])
  })

  test('takes the title from the front matter, or else the first heading', () => {
    expect(page('---\ntitle: A\n---\n# A\nb')).toMatchObject({
      title: 'A',
      blocks: [{ style: 'normal' }],
    })
    expect(page('# B\nb').title).toBe('B')
  })
})
