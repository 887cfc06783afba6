import { type ErrorGroup, errorGroupOf } from './error-group.ts'
import { type ChannelSpec, channelSpecOf } from './read-channel-spec.ts'
import { type Spec, specOf } from './read-spec.ts'
import { readSpecFiles, type SpecFiles } from './spec-files.ts'

export interface Specs {
  rest: Spec[]
  websocket: ChannelSpec[]
  errors: ErrorGroup[]
}

/**
 * Every OpenAPI file of a folder, every AsyncAPI file of its folder `websocket` and every group of error
 * codes in `errors`, by name.
 */
export async function readSpecs(folder: string): Promise<Specs> {
  return specsOf(await readSpecFiles(folder))
}

/** What the files say. Those of APIs may refer to each other. */
export function specsOf({ rest, websocket, errors, siblings }: SpecFiles): Specs {
  return {
    rest: rest.map(({ file, name, place }) => specOf(file, name, siblings[place], siblings)),
    websocket: websocket.map(({ file, name, place }) =>
      channelSpecOf(file, name, siblings[place], siblings, place),
    ),
    errors: errors.map(({ file, name, place }) => errorGroupOf(file, name, siblings[place])),
  }
}
