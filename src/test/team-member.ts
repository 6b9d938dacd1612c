/** A member of the team as components get one, with what is filled in. */
export const teamMember = (
  name: string,
  filled: Partial<Queries.TeamMemberFragment> = {},
): Queries.TeamMemberFragment => ({
  slug: name.toLowerCase(),
  sample: false,
  name,
  surname: null,
  register: null,
  region: null,
  languages: null,
  fit: null,
  topic: "Reorganisaties",
  role: `MfN-registermediator ${name}`,
  bio: { focus: `Focus van ${name}`, speciality: "Reorganisaties", style: "Rustig" },
  image: {
    alt: "Portret",
    file: { publicURL: "/portret.svg", fields: { width: 400, height: 400 }, childImageSharp: null },
  },
  ...filled,
});
