import { loadOwn } from "./load-own";

test("an error ends the program, with its own words and place", () => {
  const told = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  const ended = jest.spyOn(process, "exit").mockImplementation((() => undefined) as never);
  loadOwn("no-such-module");
  expect(told).toHaveBeenCalledWith(expect.stringMatching(/^Error: Cannot find module .*no-such-module/));
  expect(ended).toHaveBeenCalledWith(1);
});
