/**
 * Replaces `qs` in bundles for browsers (`resolveAlias` in next.config): InstantSearch imports it for its routing,
 * which the site does not use, and it is 10 kB.
 */
const qs = { parse: unused, stringify: unused }
export default qs

function unused(): never {
  throw new Error(
    'The site keeps the query in the address itself; InstantSearch’s routing needs `qs`, which next.config leaves out.',
  )
}
