/**
 * Tables for finding documents, maintained by triggers: any write to `documents` updates them in the same transaction.
 *
 * - document_keys: every id, with the size of its document in bytes.
 * - document_fields: short scalar values that are reached through objects only (`path.current`), without those that
 *   change with every write.
 * - document_references: who references whom; kind 2 is strong, 1 weak, 0 a reference to another dataset.
 */
const TABLES = `
  CREATE TABLE document_keys (id TEXT PRIMARY KEY, bytes INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE document_fields (
    field TEXT NOT NULL, value NOT NULL, id TEXT NOT NULL, PRIMARY KEY (field, value, id)
  ) WITHOUT ROWID;
  CREATE INDEX document_fields_by_id ON document_fields (id);
  CREATE TABLE document_references (
    target TEXT NOT NULL, source TEXT NOT NULL, kind INTEGER NOT NULL, PRIMARY KEY (target, source)
  ) WITHOUT ROWID;
  CREATE INDEX document_references_by_source ON document_references (source);
`

/** Scalar values that are in no array. */
const FIELDS = `
  SELECT tree.fullkey, tree.atom, document.id FROM json_tree(document.body) AS tree
  WHERE tree.atom IS NOT NULL AND instr(tree.fullkey, '[') = 0
    AND length(tree.fullkey) <= 200 AND octet_length(tree.atom) <= 512
    AND tree.fullkey NOT IN ('$."_id"', '$."_rev"', '$."_createdAt"', '$."_updatedAt"')
`

const REFERENCES = `
  SELECT tree.value ->> '$._ref', document.id, max(CASE
    WHEN json_type(tree.value, '$._dataset') IS NOT NULL THEN 0
    WHEN json_type(tree.value, '$._projectId') IS NOT NULL THEN 0
    WHEN json_type(tree.value, '$._weak') = 'true' THEN 1
    ELSE 2 END)
  FROM json_tree(document.body) AS tree
  WHERE tree.type = 'object' AND json_type(tree.value, '$._ref') = 'text'
  GROUP BY 1
`

const filled = (source: string) => `
  INSERT INTO document_keys SELECT id, octet_length(body) FROM ${source} AS document;
  INSERT INTO document_fields ${FIELDS.replace('FROM', `FROM ${source} AS document,`)};
  INSERT INTO document_references
    ${REFERENCES.replace('FROM', `FROM ${source} AS document,`).replace('GROUP BY 1', 'GROUP BY 1, 2')};
`

const emptied = (id: string) => `
  DELETE FROM document_keys WHERE id = ${id};
  DELETE FROM document_fields WHERE id = ${id};
  DELETE FROM document_references WHERE source = ${id};
`

const NEW = '(SELECT new.id AS id, new.body AS body)'

/** Migration step: creates the tables and their triggers, and fills them. */
export const searchTables = `
  ${TABLES}
  ${filled('documents')}
  -- A replaced row fires no delete trigger, so what it had is removed before.
  CREATE TRIGGER documents_before_insert BEFORE INSERT ON documents BEGIN ${emptied('new.id')} END;
  CREATE TRIGGER documents_after_insert AFTER INSERT ON documents BEGIN ${filled(NEW)} END;
  CREATE TRIGGER documents_after_delete AFTER DELETE ON documents BEGIN ${emptied('old.id')} END;
  CREATE TRIGGER documents_after_update AFTER UPDATE ON documents BEGIN
    ${emptied('old.id')} ${filled(NEW)}
  END;
`
