import { describe, expect, it } from 'vitest'
import { markedLines } from './marked-lines.ts'

describe('markedLines', () => {
  it.each([
    ['JavaScript', '// highlight-next-line'],
    ['Python, Ruby, shell, YAML', '  # highlight-next-line'],
    ['CSS', '/* highlight-next-line */'],
    ['JSX', '{/* highlight-next-line */}'],
    ['HTML, XML', '<!-- highlight-next-line -->'],
    ['SQL', '-- highlight-next-line'],
    ['INI', '; highlight-next-line'],
    ['LaTeX', '% highlight-next-line'],
    ['Visual Basic', "' highlight-next-line"],
    ['batch', 'REM highlight-next-line'],
    ['OCaml', '(* highlight-next-line *)'],
  ])('removes the comment of %s and marks the next line', (_name, comment) => {
    expect(markedLines(`a\n${comment}\nb\nc`)).toEqual({ code: 'a\nb\nc', marked: [2] })
  })

  it('marks a range, together with the line numbers given beside the language', () => {
    const code = 'a\n# highlight-start\nb\nc\n# highlight-end\nd\ne\nf'
    expect(markedLines(code, '1, 5-9')).toEqual({
      code: 'a\nb\nc\nd\ne\nf',
      marked: [1, 2, 3, 5, 6],
    })
  })

  it('ignores code that only mentions the markers', () => {
    const code = 'print("highlight-next-line")\nx // highlight-next-line'
    expect(markedLines(code, 'all')).toEqual({ code, marked: [] })
  })
})
