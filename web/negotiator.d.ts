/** The part of the package that the site uses; `@types/negotiator` does not know the order of preference. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string | undefined> })
    /** What the client takes with the highest `q`; of several, the first of `preferred`. */
    encoding<Name extends string>(
      available: readonly Name[],
      preferred: readonly Name[],
    ): Name | undefined
    /** What the client takes with the highest `q`; of several, what it names first. */
    mediaType<Name extends string>(available: readonly Name[]): Name | undefined
  }
}
