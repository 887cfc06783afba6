import type { Channel } from '../../content/model/page-data.ts'
import type { StreamConsoleData } from './console-data.ts'

const PRODUCTS = ['linear', 'inverse', 'spot', 'option']

/** The topics of a channel for the console, and the products to choose from. */
export function consoleTopics({
  stream,
  categories,
  topics,
  frequencies,
}: Channel): Pick<StreamConsoleData, 'categories' | 'topics'> {
  const available = PRODUCTS.filter(
    (product) => categories.length === 0 || categories.includes(product),
  )
  return {
    categories: stream.includes('{category}') ? available : [],
    topics: topics.map(({ pattern, parameters }) => ({
      pattern,
      parameters: parameters.map(({ name, example, values }) => ({
        name,
        example: example ?? '',
        // Depths of the order book differ between products.
        values: values.map(({ value }) => ({
          value,
          categories: frequencies
            .filter(({ depth }) => name === 'depth' && String(depth) === value)
            .flatMap((frequency) => frequency.categories),
        })),
      })),
    })),
  }
}
