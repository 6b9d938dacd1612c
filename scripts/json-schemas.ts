import { writeGenerated } from "./schema-files";

process.stdout.write(`${writeGenerated(process.cwd())} files written.\n`);
