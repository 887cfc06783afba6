/** A page by its path, with what it refers to and what refers to it. */
export const PAGE = `*[_type == "page" && path.current == $path][0]{
  _id, _rev, "path": path.current, title, sidebarLabel, body,
  "version": version->{_id, name, label},
  "links": body.en[].markDefs[].page->{_id, "path": path.current, title},
  "linkedFrom": *[_type == "page" && references(^._id)]{_id, "path": path.current}
}`

/** Everything that a sidebar shows, every page of it followed. */
export const TREE = `*[_type == "sidebar"] | order(_id){
  _id, name,
  items[]{_key, _type, label, items[]{
    _key, _type, label, "page": page->{_id, "path": path.current, title, sidebarLabel}
  }}
}`
