/** A file as a string: https://vite.dev/guide/assets#importing-asset-as-string */
declare module '*.yaml?raw' {
  const text: string
  export default text
}
