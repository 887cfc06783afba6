// Needs the running stack: the built site answers.
import { describe, expect, inject, it } from 'vitest'

const stack = inject('stack')

describe('addresses that end like a file', () => {
  it.each([
    ['/v5/intro.html', 'Introduction'],
    ['/v5/intro/index.html', 'Introduction'],
    ['/zh-TW/v5/intro.html', '簡介'],
    ['/search.html', 'Search the documentation'],
    ['/breaks-me.html', 'What breaks me'],
    ['/index.html', ''],
    ['/zh-TW/index.html', ''],
  ])('show the page at %s, under that address', async (path, title) => {
    const response = await fetch(stack.site + path, { redirect: 'manual' })
    expect(response.status).toBe(200)
    const body = await response.text()
    expect(body).toMatch(new RegExp(`<h1[^>]*>[^<]*${title}`))
  })

  it('are not found where no such page is', async () => {
    const response = await fetch(`${stack.site}/v5/nothing.html`)
    expect(response.status).toBe(404)
  })
})
