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
 * Reads every OpenAPI file of a folder, every AsyncAPI file in its folder `websocket`, and every group of error codes
 * in `errors`, ordered by name.
 */
export async function readSpecs(folder: string): Promise<Specs> {
  return specsOf(await readSpecFiles(folder))
}

/** Validates the files. OpenAPI and AsyncAPI files may refer to each other. */
export function specsOf({ rest, websocket, errors, siblings }: SpecFiles): Specs {
  return {
    rest: rest.map(({ file, name, place }) => specOf(file, name, siblings[place], siblings)),
    websocket: websocket.map(({ file, name, place }) =>
      channelSpecOf(file, name, siblings[place], siblings, place),
    ),
    errors: errors.map(({ file, name, place }) => errorGroupOf(file, name, siblings[place])),
  }
}
