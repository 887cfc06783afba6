/**
 * Stands for `qs` where the bundle is made for browsers (`resolveAlias` in next.config): InstantSearch
 * brings it for the routing of its own, which the site does not switch on, and it weighs 10 kB.
 */
const qs = { parse: unused, stringify: unused }
export default qs

function unused(): never {
  throw new Error(
    'The site keeps the query in the address itself; InstantSearch’s routing needs `qs`, which next.config leaves out.',
  )
}
