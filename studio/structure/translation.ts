import type { ListItemBuilder, StructureBuilder } from 'sanity/structure'
import { API_VERSION } from '../../schemas/api-version.ts'

/** What translators have to do: documents whose zh-TW words are missing. */
export function translation(S: StructureBuilder): ListItemBuilder {
  const todo = (id: string, title: string, type: string, missing: string) =>
    S.listItem()
      .id(id)
      .title(title)
      .child(
        S.documentList()
          .title(title)
          .apiVersion(API_VERSION)
          .schemaType(type)
          .filter(`_type == "${type}" && (${missing})`),
      )
  return S.listItem()
    .id('translation')
    .title('To translate')
    .child(
      S.list()
        .title('To translate')
        .items([
          todo('untitled', 'Pages without a zh-TW title', 'page', '!defined(title.zhTW)'),
          todo(
            'unwritten',
            'Pages without a zh-TW body',
            'page',
            'count(body.en) > 0 && !(count(body.zhTW) > 0)',
          ),
          todo(
            'changelog-untold',
            'Changelog entries with words missing',
            'changelogEntry',
            '!defined(title.zhTW) || (defined(body.en) && !defined(body.zhTW))',
          ),
          todo(
            'operations-untold',
            'Operations with words missing',
            'apiOperation',
            '!defined(summary.zhTW) || (defined(description.en) && !defined(description.zhTW)) || count(parameters[defined(description.en) && !defined(description.zhTW)]) > 0 || count(response[defined(description.en) && !defined(description.zhTW)]) > 0',
          ),
          todo(
            'channels-untold',
            'WebSocket topics with words missing',
            'apiChannel',
            '!defined(summary.zhTW) || (defined(description.en) && !defined(description.zhTW)) || count(messages[defined(title.en) && !defined(title.zhTW)]) > 0 || count(messages[].fields[defined(description.en) && !defined(description.zhTW)]) > 0 || count(topics[].parameters[defined(description.en) && !defined(description.zhTW)]) > 0',
          ),
          todo(
            'enums-untold',
            'Enumerations with words missing',
            'enumDefinition',
            '!defined(title.zhTW) || count(values[defined(label.en) && !defined(label.zhTW)]) > 0',
          ),
        ]),
    )
}
