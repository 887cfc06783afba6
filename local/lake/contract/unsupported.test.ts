import { expect } from 'vitest'
import { refusal } from '../testing/answers.ts'
import { contract } from '../testing/contract.ts'
import type { TestLake } from '../testing/test-lake.ts'

/** The call is refused by name, which also says which feature is not here. */
const refused = (method: string, url: string) => async (lake: TestLake) => {
  const request = lake
    .client('administrator')
    .request({ method, url, ...(method !== 'GET' && { body: {} }) })
  expect(await refusal(request)).toMatchObject({
    status: 501,
    message: expect.stringContaining(`${method} /`),
  })
}

contract(
  'GET /data/history/:dataset/events/releases/:id',
  'Studio',
  'releases have no history',
  refused('GET', '/data/history/production/events/releases/summer'),
)
contract(
  'POST /agent/action/:action/:dataset',
  '@sanity/client',
  'agents write nothing',
  refused('POST', '/agent/action/generate/production'),
)
contract(
  'POST /schedules/:id/:dataset',
  'Studio',
  'nothing is published at a time',
  refused('POST', '/schedules/local/production'),
)
contract(
  'PUT /projects/:id/datasets/:dataset',
  'sanity CLI',
  'no dataset is made',
  refused('PUT', '/projects/local/datasets/staging'),
)
contract(
  'DELETE /projects/:id/datasets/:dataset',
  'sanity CLI',
  'no dataset is deleted',
  refused('DELETE', '/projects/local/datasets/production'),
)
