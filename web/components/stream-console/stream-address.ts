/** Where to connect: the environment's address, and the path with the product in it. */
export const streamAddress = (host: string, path: string, category: string) =>
  host.replace(/(?<!\/)\/+$/, '') + path.replace('{category}', category)
