import { type ChannelSpec, readChannelSpec } from './read-channel-spec.ts'
import { readSpec, type Spec } from './read-spec.ts'
import { readSpecTexts } from './spec-files.ts'

/** Every OpenAPI file of a folder, in the order of their names. Each may refer to the others. */
export async function readSpecs(folder: string): Promise<Spec[]> {
  const { rest, siblings } = await readSpecTexts(folder)
  return rest.map(({ file, name, text }) => readSpec(file, name, text, siblings))
}

/** Every AsyncAPI file of a folder of specs; they stand in its folder `websocket`. */
export async function readChannelSpecs(folder: string): Promise<ChannelSpec[]> {
  const { websocket, siblings } = await readSpecTexts(folder)
  return websocket.map(({ file, name, text, place }) =>
    readChannelSpec(file, name, text, siblings, place),
  )
}
