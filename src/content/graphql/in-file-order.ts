import type { NodeModel } from "./context";

interface EntryNode {
  id: string;
  parent: string;
}

/**
 * The entries of a list file (data/reviews.json …) in their order in the file; Gatsby moves changed entries to the end.
 */
export const inFileOrder = async <T extends EntryNode>(nodeModel: NodeModel, type: string): Promise<T[]> => {
  const { entries } = await nodeModel.findAll<T>({ type });
  const nodes = [...entries];
  const [first] = nodes;
  const order = first ? (nodeModel.getNodeById<{ children: string[] }>({ id: first.parent })?.children ?? []) : [];
  const position = new Map(order.map((id, index) => [id, index]));
  return nodes.sort((a, b) => (position.get(a.id) ?? 0) - (position.get(b.id) ?? 0));
};
