// The package says nowhere to TypeScript where its types are.
declare module '@stoplight/elements-core' {
  import type { ComponentType } from 'react'
  import type { ConsoleOperation } from './operation/console-operation.ts'
  import type { EditedRequest } from './samples/request-text.ts'

  interface TryItProps {
    httpOperation: ConsoleOperation & { servers: { id: string; url: string }[] }
    /** Told of each change, and of what it begins with; the first function that was given is kept. */
    onRequestChange?: (request: EditedRequest) => void
    tryItCredentialsPolicy?: 'omit' | 'include' | 'same-origin'
  }
  export const TryIt: ComponentType<TryItProps>
  export function withStyles<P>(component: ComponentType<P>): ComponentType<P>
  export function withPersistenceBoundary<P>(component: ComponentType<P>): ComponentType<P>
  export function withMosaicProvider<P>(component: ComponentType<P>): ComponentType<P>
}
