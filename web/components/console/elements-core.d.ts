// The package says nowhere to TypeScript where its types are.
declare module '@stoplight/elements-core' {
  import type { ComponentType } from 'react'
  import type { ConsoleOperation } from './operation/console-operation.ts'

  interface TryItProps {
    httpOperation: ConsoleOperation & { servers: { id: string; url: string }[] }
    tryItCredentialsPolicy?: 'omit' | 'include' | 'same-origin'
  }
  export const TryIt: ComponentType<TryItProps>
  export function withStyles<P>(component: ComponentType<P>): ComponentType<P>
  export function withPersistenceBoundary<P>(component: ComponentType<P>): ComponentType<P>
  export function withMosaicProvider<P>(component: ComponentType<P>): ComponentType<P>
}
