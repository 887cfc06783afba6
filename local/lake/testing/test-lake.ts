import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient, type SanityClient } from '@sanity/client'
import { type Role, USER_ROLES } from '../auth/roles.ts'
import type { LakeOptions } from '../lake.ts'
import { type RunningLake, startLake } from '../server.ts'

export const STUDIO = 'http://localhost:3333'

export const tokenOf = (role: Role) => `${role}-token-0123456789`

export const seedUsers = USER_ROLES.map((role) => ({
  id: role,
  name: `The ${role}`,
  email: `${role}@exchange.example`,
  role,
  token: tokenOf(role),
}))

/** A robot with the rights of a role. */
export const robotOf = (role: Role) => ({
  id: role,
  name: `The ${role}`,
  email: `${role}@exchange.example`,
  role,
  robot: true as const,
  token: tokenOf(role),
})

/** The program that shows drafts, for which the Studio stores secrets. */
export const siteRobot = { ...robotOf('viewer'), id: 'site', token: 'site-token-0123456789' }

/** A real client of a running lake; without a role it sends no credentials. */
export function clientOf(url: string, role: Role | null, perspective = 'raw'): SanityClient {
  return createClient({
    projectId: 'local',
    dataset: 'production',
    apiHost: url,
    useProjectHostname: false,
    useCdn: false,
    apiVersion: '2025-02-19',
    maxRetries: 0,
    perspective: perspective === 'raw' ? 'raw' : perspective === 'drafts' ? 'drafts' : 'published',
    ...(role !== null && { token: tokenOf(role) }),
  })
}

export type TestLake = RunningLake & {
  dataDir: string
  client: (role: Role | null, perspective?: string) => SanityClient
} & AsyncDisposable

/** A lake on a free port, with its data in a temporary folder. */
export async function testLake(options: Partial<LakeOptions> = {}): Promise<TestLake> {
  const dataDir = options.dataDir ?? mkdtempSync(path.join(tmpdir(), 'lake-'))
  const running = await startLake({
    port: 0,
    dataDir,
    users: [...seedUsers, siteRobot],
    origins: [STUDIO],
    projectId: 'local',
    dataset: 'production',
    webhook: null,
    webhookHosts: ['127.0.0.1', 'localhost'],
    ...options,
  })
  return {
    ...running,
    dataDir,
    client: (role, perspective) => clientOf(running.url, role, perspective),
    async [Symbol.asyncDispose]() {
      await running.close()
      if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The status and error body of a request that must fail. */
export async function failure(
  request: Promise<unknown>,
): Promise<{ status: number; type: string; message: string }> {
  try {
    await request
  } catch (error) {
    if (!(error instanceof Error && 'response' in error)) throw error
    // The client's errors contain the response.
    const response = error.response as {
      statusCode: number
      body: { error?: Record<string, unknown> }
    }
    const inner = response.body.error
    const items = inner?.['items'] as { error: { type: string } }[] | undefined
    return {
      status: response.statusCode,
      type: items?.[0]?.error.type ?? String(inner?.['type']),
      message: error.message,
    }
  }
  throw new Error('The request succeeded, but should have been refused')
}
