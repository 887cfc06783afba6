import { type ChannelSpec, channelSpecOf } from './read-channel-spec.ts'
import { type Spec, specOf } from './read-spec.ts'
import { readSpecFiles, type SpecFiles } from './spec-files.ts'

export interface Specs {
  rest: Spec[]
  websocket: ChannelSpec[]
}

/** Every OpenAPI file of a folder and every AsyncAPI file of its folder `websocket`, by name. */
export async function readSpecs(folder: string): Promise<Specs> {
  return specsOf(await readSpecFiles(folder))
}

/** What the files say. Each may refer to the others. */
export function specsOf({ rest, websocket, siblings }: SpecFiles): Specs {
  return {
    rest: rest.map(({ file, name, place }) => specOf(file, name, siblings[place], siblings)),
    websocket: websocket.map(({ file, name, place }) =>
      channelSpecOf(file, name, siblings[place], siblings, place),
    ),
  }
}
