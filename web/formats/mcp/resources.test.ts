import type { ListResourcesResult } from '@modelcontextprotocol/client'
import { describe, expect, it } from 'vitest'
import { connectClient, origin } from './testing/connect-client.ts'

describe('the MCP resources', () => {
  it('are the specifications and all pages, in pages of a list', async () => {
    const { client } = await connectClient()
    const uris: string[] = []
    for (let cursor: string | undefined = ''; cursor !== undefined; ) {
      const part: ListResourcesResult = await client.request({
        method: 'resources/list',
        params: cursor === '' ? {} : { cursor },
      })
      expect(part.resources.length).toBeLessThanOrEqual(100)
      uris.push(...part.resources.map(({ uri }) => uri))
      cursor = part.nextCursor
    }
    expect(uris.slice(0, 3)).toEqual([
      `${origin}/docs/skill.md`,
      `${origin}/docs/specs/market.yaml`,
      `${origin}/docs/v5/market/time.md`,
    ])
    expect(new Set(uris).size).toBe(233)
  })

  it.each([
    ['/docs/skill.md', 'text/markdown', '# Skill in en'],
    ['/docs/specs/market.yaml', 'application/yaml', '# market.yaml'],
    ['/docs/v5/market/time.md', 'text/markdown', `<${origin}/docs/v5/market/time>`],
    ['/docs/zh-TW/v5/market/time.md', 'text/markdown', `<${origin}/docs/zh-TW/v5/market/time>`],
  ])('are read as Markdown or YAML: %s', async (path, mimeType, words) => {
    const { client } = await connectClient()
    const { contents } = await client.readResource({ uri: origin + path })
    expect(contents).toEqual([
      { uri: origin + path, mimeType, text: expect.stringContaining(words) },
    ])
  })

  it.each([
    `${origin}/docs/v5/nothing.md`,
    `${origin}/docs/specs/../package.json`,
    'https://elsewhere.example/docs/v5/market/time.md',
    'file:///etc/passwd',
  ])('do not include %s', async (uri) => {
    const { client } = await connectClient()
    await expect(client.readResource({ uri })).rejects.toThrow(/not found/i)
  })

  it('have a template for the addresses of pages', async () => {
    const { client } = await connectClient()
    const { resourceTemplates } = await client.listResourceTemplates()
    expect(resourceTemplates).toMatchObject([{ uriTemplate: `${origin}/docs/{+path}.md` }])
  })
})
