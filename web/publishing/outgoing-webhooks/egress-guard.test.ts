import type { LookupAddress } from 'node:dns'
import { expect, it } from 'vitest'
import { guardEgress } from './egress-guard.ts'

it.each([
  ['nowhere', 'Its address is none'],
  ['ftp://hooks.example/a', 'Its address is none'],
  ['https:hooks.example', 'Its address is none'],
  ['http://hooks.example/a', 'starts with https://'],
  ['https://me:word@hooks.example/a', 'Take the name and the password out'],
  ['https://hooks.example:22/a', 'port 443'],
  ['https://hooks.example:80/a', 'port 443'],
  ['https://localhost/a', 'CHANGES_WEBHOOK_HOSTS'],
  ['https://any.localhost./a', 'CHANGES_WEBHOOK_HOSTS'],
  ['https://127.0.0.1/a', 'CHANGES_WEBHOOK_HOSTS'],
  ['https://2130706433/a', 'CHANGES_WEBHOOK_HOSTS'],
  ['https://0x7f.1/a', 'CHANGES_WEBHOOK_HOSTS'],
  ['https://0177.0.0.1/a', 'CHANGES_WEBHOOK_HOSTS'],
  ['https://0.0.0.0/a', 'CHANGES_WEBHOOK_HOSTS'],
  ['https://10.1.2.3/a', 'CHANGES_WEBHOOK_HOSTS'],
  ['https://100.64.0.1/a', 'CHANGES_WEBHOOK_HOSTS'],
  ['https://169.254.169.254/latest/meta-data/', 'CHANGES_WEBHOOK_HOSTS'],
  ['https://172.31.255.1/a', 'CHANGES_WEBHOOK_HOSTS'],
  ['https://192.168.1.1/a', 'CHANGES_WEBHOOK_HOSTS'],
  ['https://198.51.100.7/a', 'CHANGES_WEBHOOK_HOSTS'],
  ['https://224.0.0.1/a', 'CHANGES_WEBHOOK_HOSTS'],
  ['https://255.255.255.255/a', 'CHANGES_WEBHOOK_HOSTS'],
  ['https://[::]/a', 'CHANGES_WEBHOOK_HOSTS'],
  ['https://[::1]/a', 'CHANGES_WEBHOOK_HOSTS'],
  ['https://[::ffff:127.0.0.1]/a', 'CHANGES_WEBHOOK_HOSTS'],
  ['https://[::ffff:a9fe:a9fe]/a', 'CHANGES_WEBHOOK_HOSTS'],
  ['https://[64:ff9b::7f00:1]/a', 'CHANGES_WEBHOOK_HOSTS'],
  ['https://[2001::1]/a', 'CHANGES_WEBHOOK_HOSTS'],
  ['https://[2001:db8::1]/a', 'CHANGES_WEBHOOK_HOSTS'],
  ['https://[2002:7f00:1::]/a', 'CHANGES_WEBHOOK_HOSTS'],
  ['https://[fd00::1]/a', 'CHANGES_WEBHOOK_HOSTS'],
  ['https://[fe80::1]/a', 'CHANGES_WEBHOOK_HOSTS'],
  ['https://[fec0::1]/a', 'CHANGES_WEBHOOK_HOSTS'],
  ['https://[ff02::1]/a', 'CHANGES_WEBHOOK_HOSTS'],
])('guardEgress rejects %s', (address, why) => {
  expect(() => guardEgress(address, [])).toThrow(why)
})

it.each([
  'https://hooks.example/a?b=c',
  'https://hooks.example:8443/a',
  'https://1.1.1.1/a',
  'https://[2606:4700:4700::1111]/a',
])('guardEgress accepts %s, with a look-up that checks the resolved address', (address) => {
  expect(guardEgress(address, [])).toMatchObject({ lookup: expect.any(Function) })
})

it("guardEgress's look-up rejects a name that resolves to an internal address", async () => {
  const { lookup } = guardEgress('https://hooks.example/', [])
  const looked = (host: string, all: boolean) =>
    new Promise<string | LookupAddress[]>((resolve, reject) =>
      lookup?.(host, { all }, (error, found) => (error ? reject(error) : resolve(found))),
    )
  for (const all of [true, false]) {
    await expect(looked('localhost', all)).rejects.toThrow('CHANGES_WEBHOOK_HOSTS')
    await expect(looked('::ffff:10.0.0.1', all)).rejects.toThrow('CHANGES_WEBHOOK_HOSTS')
  }
  expect(await looked('1.1.1.1', false)).toBe('1.1.1.1')
})

it('guardEgress accepts a listed host, with or without its port, but no credentials in the address', () => {
  const hosts = ['127.0.0.1:3000', 'inner.example']
  for (const address of ['http://127.0.0.1:3000/a', 'http://inner.example:80/a'])
    expect(guardEgress(address, hosts).lookup).toBeUndefined()
  expect(() => guardEgress('https://127.0.0.1:3001/a', hosts)).toThrow('CHANGES_WEBHOOK_HOSTS')
  expect(() => guardEgress('http://me@inner.example/', hosts)).toThrow('Take the name')
})
