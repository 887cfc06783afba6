import { type ChannelSpec, readChannelSpec } from './read-channel-spec.ts'
import { readSpec, type Spec } from './read-spec.ts'
import { readSpecTexts, type SpecTexts } from './spec-files.ts'

export interface Specs {
  rest: Spec[]
  websocket: ChannelSpec[]
}

/** Every OpenAPI file of a folder and every AsyncAPI file of its folder `websocket`, by name. */
export async function readSpecs(folder: string): Promise<Specs> {
  return specsOf(await readSpecTexts(folder))
}

/** What the texts say. Each may refer to the others. */
export function specsOf({ rest, websocket, siblings }: SpecTexts): Specs {
  return {
    rest: rest.map(({ file, name, text }) => readSpec(file, name, text, siblings)),
    websocket: websocket.map(({ file, name, text, place }) =>
      readChannelSpec(file, name, text, siblings, place),
    ),
  }
}
