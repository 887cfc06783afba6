import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { testLake, tokenOf } from '../testing/test-lake.ts'
import { AssetFolder } from './asset-folder.ts'

describe('AssetFolder', () => {
  it('deletes at its start the parts of interrupted uploads, and nothing else', () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'assets-'))
    const folder = new AssetFolder(dataDir)
    writeFileSync(folder.newPart(), 'half')
    const part = folder.newPart()
    writeFileSync(part, 'whole')
    folder.place(part, 'a.txt')
    const names = () => readdirSync(path.join(dataDir, 'assets'))
    expect(names()).toHaveLength(2)
    expect(new AssetFolder(dataDir).has('a.txt')).toBe(true)
    expect(names()).toEqual(['a.txt'])
    expect(readFileSync(folder.pathOf('a.txt'), 'utf8')).toBe('whole')
    rmSync(dataDir, { recursive: true })
  })

  it('keeps no bytes of an upload whose client disconnects', async () => {
    await using lake = await testLake()
    const names = () => readdirSync(path.join(lake.dataDir, 'assets'))
    const upload = request(`${lake.url}/v1/assets/images/production?filename=a.png`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tokenOf('writer')}`, 'content-length': 1000 },
    })
    upload.on('error', () => {})
    upload.write('half')
    await expect.poll(names).toHaveLength(1)
    expect(names()[0]).toMatch(/\.part$/)
    upload.destroy()
    await expect.poll(names).toEqual([])
    expect(await lake.client('writer').fetch('count(*)')).toBe(0)
  })

  it('removes the bytes of an upload whose document cannot be written', async () => {
    await using lake = await testLake()
    vi.spyOn(lake.lake, 'write').mockImplementationOnce(() => {
      throw Object.assign(new Error('full'), { code: 'ENOSPC' })
    })
    const client = lake.client('writer')
    const upload = client.assets.upload('image', Buffer.from('<svg width="1" height="1"/>'))
    await expect(upload).rejects.toThrow('The disk that holds the lake is full')
    expect(readdirSync(path.join(lake.dataDir, 'assets'))).toEqual([])
  })
})
