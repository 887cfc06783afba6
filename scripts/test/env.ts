/** What the tests read from the environment: a browser of one's own, and where programs are. */
export function testEnv(): { chromePath: string | undefined; searchPath: string } {
  return { chromePath: process.env['CHROME_PATH'], searchPath: process.env['PATH'] ?? '' }
}
