import { basePath } from '../config/paths.ts'

/**
 * Pages that a reader points at or touches are made ready before the press: see
 * https://developer.mozilla.org/en-US/docs/Web/API/Speculation_Rules_API. They apply where the document
 * says so, by the attribute that `web/enhancements/enhance.ts` sets: not on a slow line, and not
 * where the framework shows pages in place.
 */
export const speculationRules = {
  prerender: [
    {
      eagerness: 'moderate',
      where: {
        and: [
          { href_matches: `${basePath}/*` },
          { selector_matches: 'html[data-ahead] a' },
          {
            not: {
              or: [
                { selector_matches: '[target], [download], [data-feedback]' },
                // Made by scripts when they show, or no pages.
                { href_matches: [`${basePath}/search`, `${basePath}/*/search`, `${basePath}/*.*`] },
              ],
            },
          },
        ],
      },
    },
  ],
}
