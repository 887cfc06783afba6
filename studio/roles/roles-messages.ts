import { messages } from '../i18n/messages.ts'

export const rolesMessages = messages(
  'roles',
  {
    reads:
      'You read: your role changes nothing. To change this, ask an administrator for the role of a writer or a translator.',
    translates:
      'You translate: the fields named 繁體中文 are yours. English, paths and settings are changed by writers.',
    administrators:
      'Only administrators change this, because it decides where every reader is led. You can read it; ask an administrator for a change.',
    specification:
      'Names, types and examples come from the specification and are changed there. The words are yours.',
    byWriters: 'Changed by writers.',
    byAdministrators: 'Changed by administrators.',
    inSpecification: 'Comes from the specification: change it in specs/{{file}}.',
  },
  {
    reads: '您僅可閱讀：您的角色無法修改內容。如需修改，請向管理員申請撰寫者或譯者的角色。',
    translates: '您負責翻譯：名為「繁體中文」的欄位由您填寫，英文、路徑和設定由撰寫者修改。',
    administrators:
      '只有管理員能修改此處，因為它決定所有讀者會前往哪裡。您可以閱讀；如需修改，請洽管理員。',
    specification: '名稱、類型和範例來自規格，須在規格中修改；文字說明由您撰寫。',
    byWriters: '由撰寫者修改。',
    byAdministrators: '由管理員修改。',
    inSpecification: '來自規格，請在 specs/{{file}} 中修改。',
  },
)
