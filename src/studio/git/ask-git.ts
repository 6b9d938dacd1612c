import { fileOnDisk } from "../folder/site-files";
import type { Answers } from "../serve";
import { GIT_PATH, TOKEN_FILE, TOKEN_HEADER } from "./messages";

const STOPPED =
  "De redactie zelf is gestopt. Start haar opnieuw met npm run studio, in de map van de website. Wat je opsloeg, staat veilig op deze computer.";

const OTHER_FOLDER =
  "Dit kan hier niet: de redactie is gestart vanuit een andere map dan die je koos. Kies de map waarin je npm run studio typte.";

/** What git answers to a question. */
export type Answer<Name extends keyof Answers> = Awaited<ReturnType<Answers[Name]>>;

/** Asks git in the folder of the website, through the server of the studio; what it throws is for the editor to read. */
export const askGit = async <Name extends keyof Answers>(
  name: Name,
  asked: Parameters<Answers[Name]>[1],
): Promise<Answer<Name>> => {
  const token = await (await fileOnDisk(`${TOKEN_FILE}${window.location.port}`))?.text();
  const response = await fetch(`${GIT_PATH}${name}`, {
    method: "POST",
    headers: { [TOKEN_HEADER]: token ?? "" },
    body: JSON.stringify(asked),
  }).catch(() => {
    throw new Error(STOPPED);
  });
  if (response.status === 403) {
    throw new Error(OTHER_FOLDER);
  }
  const answer = await response.json();
  if (!response.ok) {
    throw new Error(answer.message);
  }
  return answer;
};
