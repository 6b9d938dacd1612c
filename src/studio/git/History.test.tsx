import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { fileOnDisk, setFile, writeText } from "../folder/site-files";
import { ask } from "../save/ask";
import { askGit } from "./ask-git";
import { shaAtHost, textAtHost, versionAtHost, versionsAtHost, writeAtHost } from "./ask-host";
import { History } from "./History";

jest.mock("../check/ask-worker", () => ({ inspectDraft: async () => ({ problems: [], warnings: [] }) }));
jest.mock("../folder/site-files", () => ({
  ...jest.requireActual("../folder/site-files"),
  fileOnDisk: jest.fn(),
  writeText: jest.fn(),
}));
jest.mock("../save/ask");
jest.mock("./ask-git");
jest.mock("./ask-host");

const FILE = "data/cities/utrecht.json";

const city = (province: string) => `{ "name": "Utrecht", "province": "${province}" }\n`;

const VERSION = { commit: "a", author: "Bram", date: "2025-01-01T00:00:00Z", subject: "Redactie: Provincie" };

const onDisk = (text: string) => ({ text: async () => text }) as File;

/** The browser does not load the page anew in a test: writing ends it. */
const forever = () => new Promise<never>(() => undefined);

/** Opens the earlier version of a file, which has another province. */
const openVersion = async (): Promise<HTMLElement> => {
  setFile(FILE, city("Van mij"));
  jest.mocked(ask).mockImplementation(async ({ children }) => {
    render(children);
    return undefined;
  });
  render(<History file={FILE} />);
  fireEvent.click(screen.getByRole("button", { name: "Eerdere versies" }));
  fireEvent(await screen.findByRole("group"), new Event("toggle"));
  return screen.findByRole("button", { name: "Zet deze versie terug" });
};

it.each([
  [
    "on disk",
    true,
    (text: string) => jest.mocked(fileOnDisk).mockResolvedValue(onDisk(text)),
    () => expect(writeText).toHaveBeenCalledWith(FILE, city("Vroeger")),
    writeText,
  ],
  [
    "at the git host",
    false,
    (text: string) => {
      let seen = "";
      // A save between the two questions: its text is found, under the name of the version before.
      jest.mocked(shaAtHost).mockImplementation(async () => seen);
      jest.mocked(textAtHost).mockImplementation(async () => {
        seen = "later";
        return text;
      });
    },
    () => expect(writeAtHost).toHaveBeenCalledWith(FILE, city("Vroeger"), "Eerdere versie van Stad “Utrecht”", "later"),
    writeAtHost,
  ],
])(
  "puts no earlier version over what somebody else wrote meanwhile %s, but shows it first",
  async (_where, local, change, expectWritten, write) => {
    Object.assign(globalThis, { STUDIO_REPOSITORY: { local } });
    jest
      .mocked(askGit)
      .mockImplementation((async (name: string) => (name === "versions" ? [VERSION] : city("Vroeger"))) as never);
    jest.mocked(versionsAtHost).mockResolvedValue([VERSION]);
    jest.mocked(versionAtHost).mockResolvedValue(city("Vroeger"));
    jest.mocked(write).mockImplementation(forever);
    change(city("Van een ander"));
    const button = await openVersion();
    fireEvent.click(button);
    expect(await screen.findByText(/^Er is niets teruggezet, want iemand anders/)).toBeInTheDocument();
    expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
      "Was: Van een ander",
      "Wordt: Vroeger",
    ]);
    expect(write).not.toHaveBeenCalled();
    fireEvent.click(button);
    await waitFor(expectWritten);
  },
);
